import { Button, Form, Input, Select } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { Dialog } from '../dialog/Dialog.js';
import { SideDrawer } from '../dialog/SideDrawer.js';
import { useConfirm } from '../dialog/useConfirm.js';
import type { Navigate } from '../link/PageLink.js';
import { PageFrame } from '../page-frame/PageFrame.js';
import { TabBar } from '../tab-bar/TabBar.js';
import { KeptPages, type KeptPagesProps } from './KeptPages.js';
import { useKeptText } from './keptText.js';
import type { OpenTab, TabsState } from './tabs.js';
import { useUnsaved } from './unsaved.js';
import { type KeptTabs, useKeptTabs } from './useKeptTabs.js';

const rows = Array.from({ length: 60 }, (_, index) => `第 ${index + 1} 行：掷球入界复位至 14 秒`);

const Frame = ({ tab, children }: { tab: OpenTab; children: ReactNode }) => (
  <PageFrame title={tab.view.meta.title}>{children}</PageFrame>
);

/** Something typed is unsaved until it is sent. */
export const FormPage = ({ tab }: { tab: OpenTab }) => {
  const [text, setText] = useState('');
  const [saved, setSaved] = useState('');
  useUnsaved(text !== saved);
  return (
    <Frame tab={tab}>
      <div style={{ display: 'grid', gap: 12, padding: '0 24px', justifyItems: 'start' }}>
        <Input aria-label="说明" value={text} onChange={({ target }) => setText(target.value)} />
        <Button onClick={() => setSaved(text)}>保存</Button>
      </div>
    </Frame>
  );
};

/** A word to search for, which is lost without harm, and so marks nothing as unsaved. */
export const SearchPage = ({ tab }: { tab: OpenTab }) => {
  const [word, setWord] = useKeptText('word', '');
  return (
    <Frame tab={tab}>
      <div style={{ padding: '0 24px' }}>
        <Input aria-label="搜索" value={word} onChange={({ target }) => setWord(target.value)} />
      </div>
    </Frame>
  );
};

/** Something that scrolls, and counts how often its effect runs. */
export const ListPage = ({ tab, onEffect }: { tab: OpenTab; onEffect?: (running: boolean) => void }) => {
  useEffect(() => {
    onEffect?.(true);
    return () => onEffect?.(false);
  }, [onEffect]);
  return (
    <Frame tab={tab}>
      <ul style={{ margin: 0, padding: '0 24px', lineHeight: '40px', listStyle: 'none' }}>
        {rows.map((row, index) => (
          <li key={row}>
            <a href={`#/rules/${index + 1}`} style={{ color: 'inherit', textDecoration: 'none' }}>
              {row}
            </a>
          </li>
        ))}
      </ul>
    </Frame>
  );
};

export const DialogPage = ({ tab }: { tab: OpenTab }) => {
  const [form] = Form.useForm<{ name: string; kind?: string }>();
  const [open, setOpen] = useState(false);
  return (
    <Frame tab={tab}>
      <div style={{ padding: '0 24px' }}>
        <Button onClick={() => setOpen(true)}>新建知识库</Button>
      </div>
      <Dialog
        open={open}
        title="新建知识库"
        verb="创建"
        form={form}
        onClose={() => setOpen(false)}
        onSubmit={() => false}
      >
        <Form.Item name="name" label="名称">
          <Input />
        </Form.Item>
        <Form.Item name="kind" label="可见范围">
          <Select options={[{ value: 'all', label: '所有人' }]} />
        </Form.Item>
      </Dialog>
    </Frame>
  );
};

export const DrawerPage = ({ tab }: { tab: OpenTab }) => {
  const [open, setOpen] = useState(false);
  const [note, setNote] = useState('');
  return (
    <Frame tab={tab}>
      <div style={{ padding: '0 24px' }}>
        <Button onClick={() => setOpen(true)}>李慧敏</Button>
      </div>
      <SideDrawer open={open} title="李慧敏" onClose={() => setOpen(false)}>
        <Input aria-label="备注" value={note} onChange={({ target }) => setNote(target.value)} />
      </SideDrawer>
    </Frame>
  );
};

export const QuestionPage = ({ tab }: { tab: OpenTab }) => {
  const confirm = useConfirm();
  const [answer, setAnswer] = useState('没有问过');
  const ask = async () => setAnswer((await confirm({ title: '停用这个用户？', verb: '停用' })) ? '停用' : '没有停用');
  return (
    <Frame tab={tab}>
      <div style={{ padding: '0 24px' }}>
        <Button onClick={() => void ask()}>停用</Button> {answer}
      </div>
    </Frame>
  );
};

export const BrokenPage = ({ tab }: { tab: OpenTab }): ReactNode => {
  if (tab.revision === 0) throw new Error('broken on purpose');
  return (
    <Frame tab={tab}>
      <p style={{ margin: 0, padding: '0 24px' }}>又好了</p>
    </Frame>
  );
};

export interface ConsoleProps extends Pick<KeptPagesProps, 'renderPage' | 'max' | 'onCrash'> {
  initial: TabsState;
  onNavigate?: Navigate;
  onTabs?: (tabs: KeptTabs) => void;
}

/** The bar and the pages as a console puts them together, with the address kept inside. */
export const SmallConsole = ({ initial, onNavigate, onTabs, ...pages }: ConsoleProps) => {
  const go: Navigate = (href) => {
    onNavigate?.(href);
    const tab = tabs.state.tabs.find((one) => tabs.hrefOf(one) === href);
    if (tab) tabs.open(tab);
  };
  const tabs = useKeptTabs({ initial, homeHref: '#/home', hrefOf: (path) => `#${path}`, onNavigate: go });
  useEffect(() => {
    onTabs?.(tabs);
  }, [onTabs, tabs]);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: 480 }}>
      <TabBar
        tabs={tabs.state.tabs}
        activeKey={tabs.state.activeKey}
        unsaved={tabs.unsaved}
        hrefOf={tabs.hrefOf}
        onNavigate={go}
        onClose={(command) => void tabs.close(command)}
        onReload={(key) => void tabs.reload(key)}
        onMove={tabs.move}
      />
      <main style={{ display: 'flex', flex: 1, flexDirection: 'column', minHeight: 0 }}>
        <KeptPages
          state={tabs.state}
          unsaved={tabs.unsaved}
          onUnsavedChange={tabs.onUnsavedChange}
          onReload={(key) => void tabs.reload(key)}
          {...pages}
        />
      </main>
    </div>
  );
};
