import { EmptyState } from '@console/ui/states';
import { PageFrame } from '@console/ui/page-frame';
import { usePageHead } from '../../app/ShellContext.js';
import { useDictionary } from '../../locale/useDictionary.js';
import { useAddress } from '../../navigation/useAddress.js';
import { useQueryState } from '../../navigation/useQueryState.js';
import { landing } from '../../session/menus.js';
import { routeOf } from '../../session/routeOf.js';
import { useUser } from '../../session/UserContext.js';

export default function NotFoundPage() {
  const { notFound, menuName } = useDictionary();
  const user = useUser();
  const { replace } = useAddress();
  const [query] = useQueryState();
  const from = query('from') ?? '';
  const route = routeOf(from);
  usePageHead(notFound.title);
  const action = { label: notFound.back, onClick: () => replace(landing(user.menus)) };
  return (
    <PageFrame title={notFound.title}>
      {route === undefined ? (
        <EmptyState
          picture="search"
          title={notFound.title}
          description={notFound.unknown(from.slice(0, 200))}
          action={action}
        />
      ) : (
        <EmptyState
          picture="locked"
          title={notFound.notGranted(menuName(route.title))}
          description={notFound.whom(user.roles.map(({ name }) => name).join('、'))}
          action={action}
        />
      )}
    </PageFrame>
  );
}
