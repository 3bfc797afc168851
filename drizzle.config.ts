import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './server/db/schema.ts',
    './server/db/workshop-schema.ts',
    './server/db/bench-schema.ts',
    './server/db/order-page-schema.ts',
  ],
  out: './server/db/migrations',
});
