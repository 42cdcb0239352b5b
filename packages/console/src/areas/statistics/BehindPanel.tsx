import { routes, type UsageAnswer } from '@console/api/contract';
import { useAnalyseUsage, useCountUsageAnswers, usePageUsageAnswers } from '@console/api/hooks/usage';
import { DrillList, DrillPanel, type DrillRow } from '@console/ui/drill-panel';
import { Segments } from '@console/ui/segments';
import { AsyncView, EmptyState, Skeletons } from '@console/ui/states';
import { Pagination } from 'antd';
import { formatDateTime, mapAsync } from '@console/base';
import { linkTo } from '../../navigation/address.js';
import { useAddress } from '../../navigation/useAddress.js';
import { oneDecimal } from '../../figures/readings.js';
import { isGranted } from '../../session/menus.js';
import { useUser } from '../../session/UserContext.js';
import { inShanghai } from '../../time/inShanghai.js';
import { type Behind, setsOf } from './behind.js';
import { filterOf, isByTheHour } from './behindFilter.js';
import { percent } from './measureReading.js';
import { useStatisticsWords } from './statisticsWords.js';
import { useBehindName } from './useBehindName.js';
import type { StatisticsView } from './useView.js';

const SIZE = 20;

const spanWords = (startTime: string, endTime: string): string => {
  const [from, to] = [startTime.slice(5, 10), endTime.slice(5, 10)];
  return from === to ? from : `${from} – ${to}`;
};

/** The answers behind a number, beside it. */
export const BehindPanel = ({ behind, view }: { behind: Behind; view: StatisticsView }) => {
  const { behind: words, sets: setNames } = useStatisticsWords();
  const { menus } = useUser();
  const { follow } = useAddress();
  const { span, set, page, close, turn } = view;
  const name = useBehindName(behind, span, isByTheHour(span));
  const filter = filterOf(behind, span);
  const answers = usePageUsageAnswers({ ...filter, set, current: page, size: SIZE });
  const counts = useCountUsageAnswers(filter);
  const figures = useAnalyseUsage({ startTime: span.startTime, endTime: span.endTime });
  const leads = isGranted(routes.sessionManage.path, menus);

  const rowOf = (answer: UsageAnswer): DrillRow => {
    const { id, topicId, question, username, status, used, faq, firstWord, askedTime } = answer;
    const supported = used > 0;
    const running = status === 'running';
    return {
      key: id,
      title: question,
      ...(leads && topicId !== null && { href: linkTo('sessionManage', { open: topicId }) }),
      tone: running ? 'none' : supported ? 'ok' : 'warn',
      mark: running ? words.running : faq ? words.byFaq : supported ? words.evidence(used) : words.noEvidence,
      facts: [
        ...(topicId === null ? [] : [username || words.deletedUser]),
        ...(firstWord === null ? [] : [words.seconds(oneDecimal(firstWord / 1000))]),
        ...(topicId === null ? [words.deletedTopic] : []),
      ],
      time: formatDateTime(inShanghai(new Date(askedTime))).slice(5),
      dateTime: askedTime,
    };
  };
  const nothing = <EmptyState picture="search" title={words.nothing} />;
  const counted = counts.data;
  const all = figures.data?.find(({ measure }) => measure === 'questions')?.value ?? 0;
  const ended = counted ? counted.grounded + counted.ungrounded : 0;
  const sum = counted && [
    behind.kind === 'document'
      ? words.citing(counted.citing.toLocaleString())
      : words.sum(
          counted.questions.toLocaleString(),
          all > 0 && behind.kind !== 'all' ? percent(counted.questions / all) : null,
        ),
    ...(ended > 0 ? [words.grounded(percent(counted.grounded / ended))] : []),
  ];
  return (
    <DrillPanel
      title={name}
      subtitle={spanWords(filter.startTime, filter.endTime)}
      onClose={close}
      {...(sum && { sum: sum.join(' · ') })}
      filters={
        <Segments
          label={words.kinds}
          value={set}
          onChange={(next) => turn({ set: next })}
          options={setsOf(behind, set).map((value) => ({
            value,
            label: counted ? `${setNames[value]} ${counted[value].toLocaleString()}` : setNames[value],
          }))}
        />
      }
      {...(answers.data &&
        (answers.data.total > SIZE || page > 1) && {
          footer: (
            <>
              <span>{words.pages(answers.data.total)}</span>
              <Pagination
                size="small"
                current={page}
                pageSize={SIZE}
                total={answers.data.total}
                showSizeChanger={false}
                onChange={(next) => turn({ page: next })}
              />
            </>
          ),
        })}
    >
      <AsyncView
        value={mapAsync(answers.state, ({ list }) => list.map(rowOf))}
        what={words.list}
        skeleton={<Skeletons shape="rows" count={8} />}
        empty={(rows) => (rows.length === 0 ? nothing : null)}
      >
        {(rows) => <DrillList label={words.list} rows={rows} onNavigate={follow} />}
      </AsyncView>
    </DrillPanel>
  );
};
