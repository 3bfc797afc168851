import { Field } from '#app/ui/field.tsx';
import { useMessages } from '#app/ui/language.tsx';
import { PAGE_LIST_MESSAGES } from './page-list.messages.ts';

interface PageListProps {
  groups: readonly {
    readonly label: string;
    readonly language?: string;
    readonly links: readonly { readonly href: string; readonly label: string }[];
  }[];
}

/** Every page by name, with a search field that needs JavaScript (`hydrate-page-list.ts`). */
export function PageList({ groups }: PageListProps) {
  const words = useMessages(PAGE_LIST_MESSAGES);
  return (
    <section className="on-ink line-b" aria-labelledby="pages-heading" data-page-list>
      <div className="wrap page-grid pt-40 pb-72 line-t">
        <div className="col-[1/4] phone:col-span-full">
          <h2 id="pages-heading" className="h3">
            {words.heading}
          </h2>
          <search className="block max-w-270 mt-24 phone:max-w-none" data-page-filter hidden>
            <form>
              <Field
                id="page-filter"
                label={words.find}
                type="search"
                autoComplete="off"
                spellCheck={false}
              />
              <p role="status" className="mono muted min-h-[1.55em] mt-8" />
            </form>
          </search>
        </div>
        <div className="grid col-[4/13] grid-cols-5 max-[1280px]:grid-cols-3 gap-24 content-start min-h-400 phone:grid-cols-2 phone:col-span-full phone:mt-32">
          {groups.map(({ label, language, links }) => (
            <div key={label} lang={language} data-page-group>
              <h3 className="mono muted mb-6 ls-[-0.01em]">{label}</h3>
              <ul>
                {links.map(({ href, label: name }) => (
                  <li key={href}>
                    <a
                      className="flex items-center min-h-44 py-6 lh-[1.3] hover:underline hover:underline-offset-[0.22em]"
                      href={href}
                    >
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
