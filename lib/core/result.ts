/** Why an action was refused: a stable code for figures, a sentence for whoever tried it. */
export type Rejection = { readonly code: string; readonly message: string }

export const rejected = (code: string, message: string): Rejection => ({ code, message })
