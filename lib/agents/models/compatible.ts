import type { Quirks } from '../catalog/catalog'
import { type Line, type Model, ModelFailure } from './model'
import { chat } from './openai'

/** Endpoints without keys want one all the same, of any content. */
const NO_KEY = 'none'

/**
 * Any endpoint that speaks OpenAI's protocol, by its base URL: Ollama, vLLM, OpenRouter and the like. With the quirk
 * `reply: 'json'` it is asked for JSON text instead of a function call.
 */
export function compatible(name: string, line: Line, quirks: Quirks = {}): Model {
  if (!line.baseUrl) throw new ModelFailure('malformed-request', 'This model has no base URL.')
  return chat(
    `compatible:${name}`,
    name,
    { ...line, key: line.key || NO_KEY },
    { tokenParameter: 'max_tokens', ...quirks },
  )
}
