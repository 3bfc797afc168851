import type { ReactNode } from 'react';
import { useMessages } from '#app/ui/language.tsx';
import { usePath } from '#app/ui/use-path.ts';
import type { Board, BoardFilter } from '#server/admin/index.ts';
import { Options, Select } from '../kit/field.tsx';
import { TextLink } from '../kit/links.tsx';
import look from '../kit/look.module.css';
import { BOARD } from './board.messages.ts';
import { isFiltered, SORTS } from './board-filter.ts';

/** Filters of type, destination, maker and order: a form that opens the filtered board. */
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
  const words = useMessages(BOARD);
  const path = usePath();
  return (
    <form
      className="flex flex-wrap items-center gap-12 mt-16 [&_p]:flex-[1_1_110px] [&_select]:w-auto small:[&_select]:flex-[1_1_40%]"
      action={path('/workshop')}
    >
      {filter.state ? <input type="hidden" name="state" value={filter.state} /> : null}
      {filter.late ? <input type="hidden" name="late" value="" /> : null}
      <p className="fine">
        <span className="text-muted">{words.showing}</span> {words.some(count, all)}
        {isFiltered(filter) ? (
          <>
            {' '}
            <TextLink to="/workshop">{words.showAll}</TextLink>
          </>
        ) : null}
      </p>
      <Choice name="type" label={words.type} value={filter.type}>
        <option value="">{words.allTypes}</option>
        <Options values={types} />
      </Choice>
      <Choice name="country" label={words.country} value={filter.country}>
        <option value="">{words.allCountries}</option>
        <Options values={countries} idOf={({ code }) => code} nameOf={({ name }) => name} />
      </Choice>
      <Choice name="who" label={words.who} value={filter.who}>
        <option value="">{words.both}</option>
        <Options values={makers} />
      </Choice>
      <Choice name="sort" label={words.order} value={filter.sort === 'promise' ? '' : filter.sort}>
        <Options
          values={SORTS}
          idOf={(sort) => (sort === 'promise' ? '' : sort)}
          nameOf={(sort) => words.sorts[sort]}
        />
      </Choice>
      <button type="submit" className={look.button}>
        {words.show}
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
  <Select name={name} aria-label={label} defaultValue={value ?? ''}>
    {children}
  </Select>
);
