import { DownloadOutlined } from '@ant-design/icons';
import { saveFile } from '@console/api';
import { exportReferralStatistics } from '@console/api/contract';
import {
  useExportReferralStatistics,
  useListStaffNicks,
  useReadReferralStatistics,
} from '@console/api/hooks/marketing/referralLink';
import { useOffered } from '@console/api/hooks/useOffered';
import { mapAsync } from '@console/base';
import { ActionButton } from '@console/ui/button';
import { ChartCard } from '@console/ui/chart-card';
import { FigureBand } from '@console/ui/figure-band';
import { RangePicker } from '@console/ui/range-picker';
import { Select } from 'antd';
import { attempt } from '../../../actions/attempt.js';
import { useSpan } from '../../../figures/useSpan.js';
import { idIn } from '../../../navigation/addressValues.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { CameBy } from './CameBy.js';
import { LinkPicker } from './LinkPicker.js';
import { Scrolled, Tools } from './link.styles.js';
import { useLinkWords } from './linkWords.js';

type Count = 'visitCount' | 'addedCount' | 'lostCount';

/** What came by links in a time: by day, by link and by member of staff. */
export default function StatisticsTab() {
  const words = useLinkWords();
  const [get, set] = useQueryState();
  const { span, picker } = useSpan();
  const [id, staffId] = [idIn(get('link')), idIn(get('by'))];
  const { startTime, endTime } = span;
  const asked = { startTime, endTime, ...(id !== undefined && { id }), ...(staffId !== undefined && { staffId }) };
  const read = useReadReferralStatistics(asked, { keepPrevious: true });
  const staff = useListStaffNicks({});
  const exportable = useOffered(exportReferralStatistics);
  const { run: fetchFile } = useExportReferralStatistics();
  const save = () =>
    attempt(async () => {
      const file = await fetchFile(asked);
      saveFile(file, `${words.sheet} ${startTime.slice(0, 10)} ${endTime.slice(0, 10)}.xlsx`);
    });
  const figure = (key: Count, label: string) => ({
    key,
    label,
    reading: mapAsync(read.state, ({ summary, days }) => ({
      value: summary[key].toLocaleString(),
      trend: days.map((day) => day[key]),
    })),
  });
  const trend = mapAsync(read.state, ({ days }) => ({
    labels: days.map(({ day }) => day.slice(5)),
    series: [
      { name: words.visits, values: days.map(({ visitCount }) => visitCount) },
      { name: words.added, values: days.map(({ addedCount }) => addedCount) },
      { name: words.lost, values: days.map(({ lostCount }) => lostCount) },
    ],
  }));
  return (
    <Scrolled>
      <Tools>
        <RangePicker {...picker} />
        <LinkPicker value={id} onChange={(link) => set({ link })} />
        <Select
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          aria-label={words.byStaff}
          placeholder={words.allStaff}
          style={{ minWidth: 140 }}
          value={staffId ?? null}
          onChange={(by) => set({ by: by ?? undefined })}
          options={staff.data?.map((one) => ({ value: one.id, label: one.nick })) ?? []}
        />
        {exportable && (
          <ActionButton icon={<DownloadOutlined />} onClick={save}>
            {words.export}
          </ActionButton>
        )}
      </Tools>
      <FigureBand
        label={words.tabs.statistics}
        figures={[
          { ...figure('visitCount', words.visits), help: words.visitsOf },
          figure('addedCount', words.added),
          figure('lostCount', words.lost),
        ]}
      />
      <ChartCard kind="line" title={words.trend} data={trend} labelTitle={words.day} empty={words.nothing} />
      <CameBy statistics={read.state} />
    </Scrolled>
  );
}
