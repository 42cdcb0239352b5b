import { DownOutlined } from '@ant-design/icons';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Navigate } from '../link/PageLink.js';
import { useWords } from '../locale/useWords.js';
import { MenuOnDemand } from '../on-demand/MenuOnDemand.js';
import { shellWords } from './locale.js';
import { TopNav } from './AppShell.styles.js';
import { fit } from './fit.js';
import { firstHref, type MenuItem } from './menu.js';
import { MeasuredEntry, MoreButton, TopLink } from './TopBar.styles.js';

interface TopMenuProps {
  menus: readonly MenuItem[];
  activeKey?: string;
  onNavigate: Navigate;
}

const GAP = 4;

/** The top-level entries; those without room are behind 更多. */
export const TopMenu = ({ menus, activeKey, onNavigate }: TopMenuProps) => {
  const words = useWords(shellWords);
  const nav = useRef<HTMLElement>(null);
  const measured = useRef<HTMLUListElement>(null);
  const entries = menus.flatMap((item) => {
    const href = firstHref(item);
    return href === undefined ? [] : [{ ...item, href }];
  });
  const labels = entries.map(({ label }) => label).join('\n');
  const [count, setCount] = useState(entries.length);

  useLayoutEffect(() => {
    const [room, row] = [nav.current, measured.current];
    if (room === null || row === null) return undefined;
    const measure = () => {
      const widths = Array.from(row.children, (child) => child.getBoundingClientRect().width);
      const rest = widths.pop() ?? 0;
      setCount(fit(widths, room.clientWidth, GAP, rest));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(room);
    observer.observe(row);
    measure();
    return () => observer.disconnect();
  }, [labels]);

  const folded = entries.slice(count);
  const hides = folded.some(({ key }) => key === activeKey);
  return (
    <TopNav ref={nav} aria-label={words.topMenu}>
      <ul ref={measured} aria-hidden="true">
        {entries.map(({ key, label }) => (
          <MeasuredEntry key={key}>{label}</MeasuredEntry>
        ))}
        <MeasuredEntry>
          {words.more} <DownOutlined />
        </MeasuredEntry>
      </ul>
      <ul>
        {entries.slice(0, count).map(({ key, label, href }) => (
          <li key={key}>
            <TopLink href={href} onNavigate={onNavigate} aria-current={key === activeKey ? 'true' : undefined}>
              {label}
            </TopLink>
          </li>
        ))}
        {folded.length > 0 && (
          <li>
            <MenuOnDemand
              placement="bottomRight"
              menu={{
                items: folded.map(({ key, label, href }) => ({ key, label, onClick: () => onNavigate(href) })),
                selectedKeys: activeKey === undefined ? [] : [activeKey],
              }}
            >
              {(opener) => (
                <MoreButton type="button" data-current={hides ? '' : undefined} {...opener}>
                  {words.more}
                  <DownOutlined aria-hidden />
                </MoreButton>
              )}
            </MenuOnDemand>
          </li>
        )}
      </ul>
    </TopNav>
  );
};
