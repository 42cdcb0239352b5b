import { EmptyState } from '@console/ui/states';
import { PageFrame } from '@console/ui/page-frame';
import { Button } from 'antd';
import { usePageHead } from '../../shell/ShellContext.js';
import { useStore } from '../../state/store.js';
import { useSeparator } from '../../locale/useSeparator.js';
import { useDictionary } from '../../locale/useDictionary.js';
import { useAddress } from '../../navigation/useAddress.js';
import { useQueryState } from '../../navigation/useQueryState.js';
import { isGranted, landing } from '../../session/menus.js';
import { menuState } from '../../session/menuState.js';
import { routeOf } from '../../session/routeOf.js';
import { useUser } from '../../session/UserContext.js';

export default function NotFoundPage() {
  const separator = useSeparator();
  const { notFound, menuName } = useDictionary();
  const user = useUser();
  const { replace } = useAddress();
  const [query] = useQueryState();
  const from = query('from') ?? '';
  const route = routeOf(from);
  usePageHead(notFound.title);
  const { pageName, oneLevel, lastPages } = useStore(menuState);
  const last = lastPages.get(oneLevel);
  // Where the reader came from, who may be there for a mistyped address.
  const goBack = last !== undefined && isGranted(last, user.menus) && last !== landing(user.menus) && (
    <Button onClick={() => replace(last)}>{notFound.backTo(menuName(pageName))}</Button>
  );
  const action = { label: notFound.back, onClick: () => replace(landing(user.menus)) };
  return (
    <PageFrame title={notFound.title}>
      {route === undefined ? (
        <EmptyState
          picture="search"
          title={notFound.title}
          description={notFound.unknown(from.slice(0, 200))}
          action={action}
          extra={goBack}
        />
      ) : (
        <EmptyState
          picture="locked"
          title={notFound.notGranted(menuName(route.title))}
          description={notFound.whom(user.roles.map(({ name }) => name).join(separator))}
          action={action}
          extra={goBack}
        />
      )}
    </PageFrame>
  );
}
