import type { Viewer } from './access'

declare module 'next-auth' {
  interface User {
    id: string
    version: number
  }
  interface Session {
    user?: Viewer
  }
}

declare module 'next-auth/jwt' {
  interface JWT {
    version?: number
  }
}
