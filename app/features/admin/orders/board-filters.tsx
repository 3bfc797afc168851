import type { ReactNode } from 'react';
import type { Board, BoardFilter } from '#server/admin/index.ts';
import { counted } from '../format.ts';
import look from '../look.module.css';
import styles from './board.module.css';
import { isFiltered, SORTS } from './board-filter.ts';

/** Of which type, for where, by whom, and in which order: a form that leads to the board so seen. */
export function BoardFilters({
  board,
  filter,
  count,
  all,
}: {
  board: Board;
  filter: BoardFilter;
  count: number;
  all: number;
}) {
  const { types, countries, makers } = board.choices;
  return (
    <form className={styles.filters} action="/workshop">
      {filter.state ? <input type="hidden" name="state" value={filter.state} /> : null}
      {filter.late ? <input type="hidden" name="late" value="" /> : null}
      <p className={look.small}>
        <span className={look.faint}>Showing</span>{' '}
        {count === all ? `all ${counted(all, 'order')}` : `${count} of ${counted(all, 'order')}`}
        {isFiltered(filter) ? (
          <>
            {' '}
            <a className={look.link} href="/workshop">
              Show all
            </a>
          </>
        ) : null}
      </p>
      <Choice name="type" label="Type" value={filter.type}>
        <option value="">All types</option>
        {types.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </Choice>
      <Choice name="country" label="Country" value={filter.country}>
        <option value="">All countries</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice name="who" label="Who" value={filter.who}>
        <option value="">Both of us</option>
        {makers.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Choice>
      <Choice name="sort" label="Order" value={filter.sort === 'promise' ? '' : filter.sort}>
        {Object.entries(SORTS).map(([sort, words]) => (
          <option key={sort} value={sort === 'promise' ? '' : sort}>
            {words}
          </option>
        ))}
      </Choice>
      <button type="submit" className={look.button}>
        Show
      </button>
    </form>
  );
}

const Choice = ({
  name,
  label,
  value,
  children,
}: {
  name: string;
  label: string;
  value: string | undefined;
  children: ReactNode;
}) => (
  <select className={look.select} name={name} aria-label={label} defaultValue={value ?? ''}>
    {children}
  </select>
);
