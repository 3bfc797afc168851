export const WAYS = 'flex flex-wrap justify-between gap-y-4 gap-x-24 mt-8 type-15 [&_a]:py-10';

export const WHO = 'py-14 px-18 line bg-ground-raised wrap-anywhere [&_b]:block [&_b]:weight-600';

/** A form in a row of the account; several are stacked. */
export const OWN_FORM =
  'grid col-[2/4] gap-18 justify-items-start max-w-430 not-first:mt-36 not-first:pt-28 not-first:line-t [&>div]:w-full [&_a]:text-forest [&_a]:underline';

export const ACCOUNT_SECTION =
  'pb-96 last:pb-128 phone:pb-64 phone:last:pb-64 [&_header]:mb-24 [&_h2]:type-34 phone:[&_h2]:mt-20 phone:[&_h2]:type-27';
