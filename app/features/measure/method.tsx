import { useMessages } from '#app/ui/language.tsx';
import { Section } from '#app/ui/section.tsx';
import { usePath } from '#app/ui/use-path.ts';
import { METHOD_MESSAGES } from './method.messages.ts';

/** Materials and procedure, for visitors without a sound card and for those who check us. */
export function Method() {
  const words = useMessages(METHOD_MESSAGES);
  const to = usePath();
  return (
    <Section id="method" figure={words.figure} lines={words.lines} heading={words.heading}>
      <div className="grid grid-cols-[minmax(0,7fr)_minmax(0,5fr)] gap-40 items-start phone:grid-cols-[minmax(0,1fr)]">
        <table className="cells:py-12 cells:pr-16 cells:weight-400 cells:line-t cells:align-top [&_tr:last-child>*]:line-b">
          <caption className="visually-hidden">{words.caption}</caption>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{words.part}</th>
              <th scope="col">{words.whatFor}</th>
            </tr>
          </thead>
          <tbody>
            {words.parts.map(([part, what]) => (
              <tr key={part}>
                <th scope="row">{part}</th>
                <td className="muted">{what}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="[&>*+p]:mt-8 [&>p+h3]:mt-28">
          <h3 className="h4">{words.takes}</h3>
          {words.how.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <h3 className="h4">{words.doubt}</h3>
          <p>{words.whatDoubtIs}</p>
          <p>
            <a className="link" href={to('/model')}>
              {words.model}
            </a>
          </p>
        </div>
      </div>
    </Section>
  );
}
