import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './server/platform/db/schema.ts',
    './server/platform/db/accounts-schema.ts',
    './server/platform/db/workshop-schema.ts',
    './server/platform/db/bench-schema.ts',
    './server/platform/db/order-page-schema.ts',
    './server/platform/db/shopfront-schema.ts',
    './server/platform/db/parcels-schema.ts',
    './server/platform/db/customs-schema.ts',
    './server/platform/db/books-schema.ts',
    './server/platform/db/books-oss-schema.ts',
    './server/platform/db/days-schema.ts',
    './server/platform/db/correspondence-schema.ts',
    './server/platform/db/stock-schema.ts',
    './server/platform/db/repairs-schema.ts',
  ],
  out: './server/platform/db/migrations',
});
