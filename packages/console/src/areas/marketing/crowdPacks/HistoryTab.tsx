import type { CrowdPackDetail, CrowdPackVersion } from '@console/api/contract';
import { useListCrowdPackSizes, useListCrowdPackVersions } from '@console/api/hooks/marketing/crowdPack';
import { formatDateTime } from '@console/base';
import type { EditedRules } from '@console/ui/rule-editor';
import { SimpleTable } from '@console/ui/simple-table';
import { AsyncView, Tag } from '@console/ui/states';
import { Button } from 'antd';
import { Scrolled } from './crowdPacks.styles.js';
import { useAfterCount } from '../../../state/useAfterCount.js';
import { useCrowdPackWords } from './crowdPackWords.js';

interface HistoryTabProps {
  pack: CrowdPackDetail;
  /** Puts the rules of an older version into the editor. */
  onUse: (rules: EditedRules) => void;
}

/** How many were in a pack over time, and what its rules were. */
export default function HistoryTab({ pack, onUse }: HistoryTabProps) {
  const words = useCrowdPackWords();
  const sizes = useListCrowdPackSizes({ id: pack.id });
  const versions = useListCrowdPackVersions({ id: pack.id });
  useAfterCount(pack, sizes.refresh);
  const nothing = <p>{words.noSizes}</p>;
  const renderUse = ({ version, rules }: CrowdPackVersion) => {
    if (version === pack.version) return <Tag>{words.current}</Tag>;
    return (
      rules !== null && (
        <Button size="small" aria-label={`${words.use} ${version}`} onClick={() => onUse(rules)}>
          {words.use}
        </Button>
      )
    );
  };
  return (
    <Scrolled>
      <h2>{words.sizes}</h2>
      <AsyncView value={sizes.state} what={words.sizes} empty={(list) => (list.length === 0 ? nothing : null)}>
        {(list) => (
          <SimpleTable
            aria-label={words.sizes}
            rows={list.toReversed().slice(0, 30)}
            rowKey={({ countTime }) => countTime}
            columns={[
              { key: 'time', title: words.countTime, cell: ({ countTime }) => formatDateTime(countTime) },
              {
                key: 'size',
                title: words.size,
                cell: ({ memberCount }) => memberCount.toLocaleString(),
                bar: ({ memberCount }) => memberCount,
              },
              { key: 'entered', title: words.entered, number: true, cell: ({ entered }) => entered.toLocaleString() },
              { key: 'left', title: words.left, number: true, cell: ({ left }) => left.toLocaleString() },
            ]}
          />
        )}
      </AsyncView>
      <h2>{words.versions}</h2>
      <AsyncView value={versions.state} what={words.versions}>
        {(list) => (
          <SimpleTable
            aria-label={words.versions}
            rows={list}
            rowKey={({ version }) => String(version)}
            columns={[
              { key: 'version', title: words.versions, cell: ({ version }) => words.version(version) },
              { key: 'by', title: words.by, cell: ({ createdBy }) => createdBy },
              { key: 'time', title: words.time, cell: ({ createTime }) => formatDateTime(createTime) },
              { key: 'use', title: words.rules, cell: renderUse },
            ]}
          />
        )}
      </AsyncView>
    </Scrolled>
  );
}
