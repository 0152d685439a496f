/** The account to try Parlor with. It exists on the embedded database alone, which listens to this machine only. */
export const DEMO = { email: 'demo@parlor.local', password: 'parlor-demo', name: 'Demo' } as const
