import { RightOutlined } from '@ant-design/icons';
import { firstHref } from '@console/ui/app-shell';
import { PageFrame } from '@console/ui/page-frame';
import { EmptyState } from '@console/ui/states';
import { usePageHead } from '../../shell/ShellContext.js';
import { toItems } from '../../shell/toItems.js';
import { useSeparator } from '../../locale/useSeparator.js';
import { useDictionary } from '../../locale/useDictionary.js';
import { useAddress } from '../../navigation/useAddress.js';
import { isFirstHidden } from '../../session/menus.js';
import { useUser } from '../../session/UserContext.js';
import { Entries, Entry } from './airport.styles.js';
import { useAccountWords } from './words.js';

/** Where the product begins for somebody without a first page of their own: what they may open. */
export default function AirportPage() {
  const separator = useSeparator();
  const { airport } = useAccountWords();
  const { account, menuName } = useDictionary();
  const { menus } = useUser();
  const { follow } = useAddress();
  const title = menuName('机场');
  usePageHead(title);
  const items = toItems(menus, menuName);
  if (isFirstHidden(menus))
    return (
      <PageFrame title={title}>
        <EmptyState role="alert" picture="locked" title={account.firstHidden} />
      </PageFrame>
    );
  return (
    <PageFrame title={title}>
      {items.length === 0 ? (
        <EmptyState picture="locked" title={airport.emptyTitle} description={account.needRole} />
      ) : (
        <Entries>
          {items.map((item) => {
            const href = firstHref(item);
            return (
              href !== undefined && (
                <li key={item.key}>
                  <Entry href={href} onNavigate={follow}>
                    <span>
                      <b>{item.label}</b>
                      <small>{item.children?.map(({ label }) => label).join(separator)}</small>
                    </span>
                    <RightOutlined aria-hidden />
                  </Entry>
                </li>
              )
            );
          })}
        </Entries>
      )}
    </PageFrame>
  );
}
