import { Icon } from '#app/ui/icon.tsx';
import { useMessages } from '#app/ui/language.tsx';
import { Section } from '#app/ui/section.tsx';
import { usePath } from '#app/ui/use-path.ts';
import { GUITAR_PAGE_MESSAGES } from './guitar-page.messages.tsx';

export function WhereItGoes() {
  const words = useMessages(GUITAR_PAGE_MESSAGES).where;
  const to = usePath();
  return (
    <Section id="follows" figure={words.figure} lines={[words.line]} heading={words.heading}>
      <div className="page-grid pb-96 phone:pb-56">
        <ul className="col-[4/13] phone:col-span-full">
          {words.places.map(([href = '', name, says]) => (
            <li
              key={href}
              className="group/place relative grid grid-cols-[4fr_5fr_24px] gap-x-24 items-baseline py-16 line-t last:line-b phone:grid-cols-[1fr_24px]"
            >
              <h3 className="h4">
                <a
                  className="after:absolute after:inset-0 group-hover/place:underline-copper-[auto]/[0.3em]"
                  href={to(href)}
                >
                  {name}
                </a>
              </h3>
              <p className="phone:row-2 phone:col-span-full">{says}</p>
              <Icon name="arrow-right" />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
