export const BOARD =
  'flex flex-col items-start justify-center min-h-440 pt-8 pb-20 phone:min-h-0 phone:pt-0 phone:pb-24';
