import { Button, ButtonLink } from '#app/ui/button.tsx';
import { useMessages } from '#app/ui/language.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { usePath } from '#app/ui/use-path.ts';
import type { AccountBuild } from '#server/pages/account-view.ts';
import { ACCOUNT_PAGE } from './account-page.messages.ts';

export function BuildCard({ build }: { build: AccountBuild }) {
  const { id, address, name, words, picture, price, step } = build;
  const { drawer } = useMessages(ACCOUNT_PAGE);
  const path = usePath();
  return (
    <li className="[&_h3+p]:flex-1 [&_h3+p]:mt-6 flex flex-col min-w-0">
      <div className="[&_img]:w-full [&_img]:h-full [&_img]:object-cover [&_img]:[filter:brightness(1.03)] aspect-[1.45] mb-18 overflow-hidden line bg-ground-raised">
        <Photo picture={picture} sizes="(min-width: 992px) 30vw, 100vw" />
      </div>
      <h3 className="h4">{name}</h3>
      <p className="mono muted">{words}</p>
      <p className="flex justify-between gap-16 mt-14 pt-12 line-t">
        <span className="mono copper unit" translate="no">
          {price ?? drawer.notOnSale}
        </span>
        <span className="mono muted">{step ?? drawer.complete}</span>
      </p>
      <form className="[&>*]:flex-1 flex gap-8 mt-14" method="post" action={path('/account')}>
        <ButtonLink kind="quiet" small href={path(address)}>
          {step ? drawer.continue : drawer.review}
          <span className="visually-hidden">: {name}</span>
        </ButtonLink>
        <input type="hidden" name="id" value={id} />
        <Button kind="quiet" small type="submit" name="do" value="remove build">
          {drawer.remove}
          <span className="visually-hidden">: {name}</span>
        </Button>
      </form>
    </li>
  );
}
