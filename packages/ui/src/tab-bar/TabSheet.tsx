import { CloseOutlined, HomeOutlined, ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { BottomSheet } from '../bottom-sheet/BottomSheet.js';
import { keysToClose } from '../kept-pages/tabs.js';
import { PageLink } from '../link/PageLink.js';
import { useWords } from '../locale/useWords.js';
import { tabsWords } from './locale.js';
import { ReadOut, Unsaved } from './TabBar.styles.js';
import { CountButton, CountSquare, Foot, Row, RowClose, Rows } from './TabSheet.styles.js';
import type { TabBarProps } from './TabBar.js';

export type TabSheetProps = Omit<TabBarProps, 'onMove' | 'className'>;

const none: ReadonlySet<string> = new Set();

/** The bar's mobile form: how many pages are open, and a sheet of them behind it. */
export const TabSheet = ({
  tabs,
  activeKey,
  unsaved = none,
  hrefOf,
  onNavigate,
  onClose,
  onReload,
  iconOf,
}: TabSheetProps) => {
  const words = useWords(tabsWords);
  const [open, setOpen] = useState(false);
  const label = words.count(tabs.length);
  const closing = keysToClose(tabs, 'all', '').length;
  const leave = () => setOpen(false);
  return (
    <>
      <CountButton
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <CountSquare aria-hidden="true">{tabs.length > 99 ? '99' : tabs.length}</CountSquare>
      </CountButton>
      <BottomSheet open={open} title={label} onClose={leave}>
        <Rows aria-label={words.bar}>
          {tabs.map((tab) => (
            <Row key={tab.key} data-active={tab.key === activeKey ? '' : undefined}>
              <PageLink
                href={hrefOf(tab)}
                aria-current={tab.key === activeKey ? 'page' : undefined}
                onNavigate={(to) => {
                  leave();
                  onNavigate(to);
                }}
              >
                {tab.view.affix && (iconOf?.(tab) ?? <HomeOutlined aria-hidden />)}
                <span>{tab.view.meta.title}</span>
                {unsaved.has(tab.key) && (
                  <>
                    <ReadOut>{words.unsaved}</ReadOut>
                    <Unsaved />
                  </>
                )}
              </PageLink>
              {!tab.view.affix && (
                <RowClose
                  type="button"
                  aria-label={words.close(tab.view.meta.title)}
                  onClick={() => onClose({ scope: 'one', key: tab.key })}
                >
                  <CloseOutlined />
                </RowClose>
              )}
            </Row>
          ))}
        </Rows>
        <Foot>
          <Button
            icon={<ReloadOutlined />}
            disabled={activeKey === null}
            onClick={() => {
              leave();
              if (activeKey !== null) onReload({ key: activeKey });
            }}
          >
            {words.refresh}
          </Button>
          <Button disabled={closing === 0} onClick={() => onClose({ scope: 'all', key: activeKey ?? '' })}>
            {words.closeAll}
          </Button>
        </Foot>
      </BottomSheet>
    </>
  );
};
