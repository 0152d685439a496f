import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False until React has taken the page over: before that nothing would hear a form. */
export const useReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
