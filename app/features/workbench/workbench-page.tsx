import { Icon } from '#app/ui/icon.tsx';
import { useMessages } from '#app/ui/language.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { TileLink } from '#app/ui/tile-link.tsx';
import { entriesOf } from '#domain/records.ts';
import { type PictureProps, TOOL_PICTURES } from './tool-pictures.tsx';
import { type Tool, WORKBENCH_MESSAGES } from './workbench.messages.ts';

const CARD =
  'group/tile relative flex flex-col desk:line-r desk:line-b phone:grid phone:grid-cols-[112px_1fr] phone:gap-x-16 phone:py-16 phone:line-b';

interface WorkbenchProps extends PictureProps {
  links: Readonly<Record<Tool, { readonly href: string; readonly label: string }>>;
  checked: number;
}

export function WorkbenchPage({ links, checked, ...pictures }: WorkbenchProps) {
  const { figure, lines, title, lead, tools } = useMessages(WORKBENCH_MESSAGES);
  const words = tools(checked);
  return (
    <>
      <PageTitle figure={figure} lines={lines} title={title} />
      <div className="wrap page-grid">
        <p className="lead col-[4/10] -mt-16 mb-44 phone:col-span-full phone:mt-[-12px] phone:mb-28">
          {lead}
        </p>
      </div>
      <div className="wrap pb-112 phone:pb-56">
        <ul className="grid grid-cols-3 line-t desk:line-l phone:grid-cols-1">
          {entriesOf(links).map(([tool, { href, label }]) => {
            const Picture = TOOL_PICTURES[tool];
            return (
              <li key={tool} className={CARD}>
                <div
                  className="h-212 overflow-hidden bg-paper-raised desk:line-b phone:h-112 phone:line"
                  aria-hidden="true"
                >
                  <Picture {...pictures} />
                </div>
                <div className="flex flex-1 flex-col desk:px-24 desk:pt-24 desk:pb-12">
                  <h2 className="type-25 lh-[1.08] desk:min-h-[2.16em] phone:type-20">
                    <TileLink href={href}>{words[tool].question}</TileLink>
                  </h2>
                  <p className="mt-10 mb-20 type-16 lh-[1.55] phone:mt-6 phone:mb-8">{words[tool].answer}</p>
                  <p className="mono mono-13 flex items-center justify-between mt-auto desk:pt-16 desk:pb-4 desk:line-t">
                    {label} <Icon name="arrow-right" className="copper" />
                  </p>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </>
  );
}
