import { ready } from '@console/ui';
import { ChartCard } from '@console/ui/chart-card';
import { type ChatTurn, ChatView } from '@console/ui/chat';
import { DataList } from '@console/ui/data-list';
import { FloatingChat } from '@console/ui/floating-chat';
import { imageSource, PagePreview } from '@console/ui/page-preview';
import { PdfPreview } from '@console/ui/pdf-source';
import { ConsoleProvider } from '@console/ui/provider';
import { RichTextEditor } from '@console/ui/rich-text';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { Topics } from './Topics';

const now = new Date('2026-03-01T10:00:00+08:00');

const answered = (question: string): ChatTurn => ({
  id: question,
  question,
  answer: `**${question}**：见第一条，$a^2 + b^2$。`,
  status: 'done',
  notice: null,
  failure: null,
  stage: null,
  references: [],
  questions: [],
  isLike: null,
  feedback: '',
  createTime: now.toISOString(),
});

const Chat = () => {
  const [draft, setDraft] = useState('');
  const [turns, setTurns] = useState<readonly ChatTurn[]>([answered('24 秒计时钟')]);
  const ask = (question: string) => {
    setDraft('');
    setTurns([...turns, answered(question)]);
  };
  return (
    <ChatView
      topicKey="packed"
      title="规则问答"
      turns={ready({ list: turns })}
      welcome={{ name: '规则助手', samples: [] }}
      composer={{ value: draft, onChange: setDraft, onSend: ask }}
      evidence={null}
      onEvidenceChange={() => undefined}
      source={ready(null)}
      now={now}
    />
  );
};

interface Club {
  id: string;
  name: string;
}

const clubs: readonly Club[] = [
  { id: '1', name: '江南俱乐部' },
  { id: '2', name: '塞北俱乐部' },
];

const Clubs = () => {
  const [query, setQuery] = useState({ current: 1, size: 20 });
  return (
    <DataList<Club>
      label="俱乐部列表"
      page={ready({ list: clubs, total: clubs.length, ...query })}
      query={query}
      onQueryChange={({ current, size }) => setQuery({ current, size })}
      columns={[{ key: 'name', title: '名称', render: ({ name }) => name, mobile: 'first' }]}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
    />
  );
};

const Editor = () => {
  const [text, setText] = useState('<p>第一稿</p>');
  return (
    <>
      <RichTextEditor label="正文" value={text} onChange={setText} />
      <output>{text}</output>
    </>
  );
};

const games = { labels: ['一月', '二月'], series: [{ name: '场次', values: [12, 17] }] };

const pages = imageSource(['/page.svg', '/page.svg']);
const regions = [{ id: '1', label: '1', positions: [[1, 80, 700, 120, 160] as const] }];

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <section aria-label={name} style={{ height: 480, overflow: 'auto' }}>
    {children}
  </section>
);

/** One of each widget that brings along what bundlers and servers stumble over. */
export const Widgets = ({ nonce }: { nonce?: string }) => (
  <ConsoleProvider {...(nonce !== undefined && { nonce })}>
    <Button type="primary">保存</Button>
    <Part name="chat">
      <Chat />
    </Part>
    <Part name="preview">
      <PagePreview source={pages} regions={regions} activeId="1" />
    </Part>
    <Part name="pdf">
      <PdfPreview file="/rules.pdf" options={{ assetsUrl: '/pdfjs/' }} />
    </Part>
    <Part name="list">
      <Clubs />
    </Part>
    <Part name="editor">
      <Editor />
    </Part>
    <Part name="chart">
      <ChartCard kind="bar" title="比赛场次" data={ready(games)} labelTitle="月份" unit="场" />
    </Part>
    <Topics />
    <FloatingChat src="/frame.html" waitForReady={false} storageKey={null} defaultState="normal" />
  </ConsoleProvider>
);
