import { CloseOutlined, HomeOutlined, ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { BottomSheet } from '../bottom-sheet/BottomSheet.js';
import { keysToClose } from '../kept-pages/tabs.js';
import { PageLink } from '../link/PageLink.js';
import { useWords } from '../locale/useWords.js';
import { tabsWords } from './locale.js';
import { ReadOut, Unsaved } from './TabBar.styles.js';
import type { TabSheetProps } from './TabSheet.js';
import { Foot, Row, RowClose, Rows } from './TabSheet.styles.js';

export interface TabSheetPanelProps extends TabSheetProps {
  open: boolean;
  onLeave: () => void;
}

const none: ReadonlySet<string> = new Set();

/** The open pages in a sheet. */
export const TabSheetPanel = ({
  open,
  onLeave,
  tabs,
  activeKey,
  unsaved = none,
  hrefOf,
  onNavigate,
  onClose,
  onReload,
  iconOf,
}: TabSheetPanelProps) => {
  const words = useWords(tabsWords);
  const closing = keysToClose(tabs, 'all', '').length;
  return (
    <BottomSheet open={open} title={words.count(tabs.length)} onClose={onLeave}>
      <Rows aria-label={words.bar}>
        {tabs.map((tab) => (
          <Row key={tab.key} data-active={tab.key === activeKey ? '' : undefined}>
            <PageLink
              href={hrefOf(tab)}
              aria-current={tab.key === activeKey ? 'page' : undefined}
              onNavigate={(href) => {
                onLeave();
                onNavigate(href);
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
            onLeave();
            if (activeKey !== null) onReload(activeKey);
          }}
        >
          {words.refresh}
        </Button>
        <Button disabled={closing === 0} onClick={() => onClose({ scope: 'all', key: activeKey ?? '' })}>
          {words.closeAll}
        </Button>
      </Foot>
    </BottomSheet>
  );
};
