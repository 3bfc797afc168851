/** Columns of a form page: lead, form, and the text that replaces it. */
export const FORM_LEAD = 'lead col-[4/10] mb-40 phone:col-span-full';
export const FORM_MAIN = 'col-[4/9] phone:col-span-full paper:col-span-full';
export const FORM_BUTTONS = 'grid gap-12 mt-28 paper:hidden';
export const FORM_TEXT = '[&>*+*]:mt-16 [&_ul]:line-t [&_li]:py-12 [&_li]:line-b';
export const FORM_NOTE = 'mono muted mt-16 text-balance';
