import { RightOutlined } from '@ant-design/icons';
import { firstHref } from '@console/ui/app-shell';
import { PageLink } from '@console/ui/link';
import { PageFrame } from '@console/ui/page-frame';
import { EmptyState } from '@console/ui/states';
import { focusRing, oneLine, tokens } from '@console/ui/theme';
import { styled } from 'styled-components';
import { usePageHead } from '../../shell/ShellContext.js';
import { toItems } from '../../shell/toItems.js';
import { useSeparator } from '../../locale/useSeparator.js';
import { useDictionary } from '../../locale/useDictionary.js';
import { useAddress } from '../../navigation/useAddress.js';
import { isFirstHidden } from '../../session/menus.js';
import { useUser } from '../../session/UserContext.js';
import { useAccountWords } from './words.js';

const Entries = styled.ul`
  width: 100%;
  max-width: 760px;
  margin: 0 auto;
  padding: 24px;
  list-style: none;

  li + li {
    border-top: 1px solid ${tokens.line};
  }
`;

const Entry = styled(PageLink)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 64px;
  padding: 8px;
  border-radius: 6px;
  color: ${tokens.text};
  ${focusRing}

  &:hover {
    background: ${tokens.sunken};
    text-decoration: none;
  }

  > span {
    ${oneLine}
    flex: 1;
  }

  b,
  small {
    ${oneLine}
    display: block;
  }

  b {
    font-weight: 600;
  }

  small {
    color: ${tokens.text3};
    font-size: 13px;
  }

  > svg,
  > .anticon {
    flex: none;
    color: ${tokens.text3};
    font-size: 12px;
  }
`;

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
