export { type AdviserView, readAdviser, setAdviser } from './adviser.ts';
export { bookFileOf, closeMonth, takeBookFile } from './close-month.ts';
export { type OssChoice, type OssYear, readOssChoice, setOss } from './oss.ts';
export { readAccount, readAccountNow } from './read-account.ts';
export {
  grossOf,
  isWithin,
  readBooks,
  type Span,
  shippedParcels,
  spanOfMonth,
  spanOfQuarter,
} from './read-books.ts';
export { type BooksView, readBooksView } from './read-month.ts';
export { type SmallBusinessView, setSmallBusiness } from './small-business.ts';
export { readVatNumberDue } from './vat-number.ts';
