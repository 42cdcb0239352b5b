import { SearchOutlined } from '@ant-design/icons';
import type { GraphEnd } from '@console/api/contract';
import { usePageTripleEntities } from '@console/api/hooks/graph';
import { mapAsync } from '@console/base';
import { RemoteSelect, type SelectOption } from '@console/ui/forms';
import { tokens } from '@console/ui/theme';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useExploreWords } from './exploreWords.js';

const Field = styled.div`
  flex: 1;
  min-width: 120px;
  max-width: 280px;
`;

const Kind = styled.small`
  margin-inline-start: 8px;
  color: ${tokens.text3};
  font-size: 12px;
`;

const MOST = 20;
const filling = { width: '100%' } as const;

const renderOption = ({ label, data }: { label?: unknown; data: SelectOption }) => (
  <>
    {String(label)}
    <Kind>{data.title}</Kind>
  </>
);

export interface EntitySearchProps {
  baseId: string | undefined;
  /** The entity that the picture is drawn around. */
  entity: GraphEnd | undefined;
  onChoose: (id: string | undefined) => void;
}

/** Finds an entity by its names, those with the most relations first, and draws the picture around it. */
export const EntitySearch = ({ baseId, entity, onChoose }: EntitySearchProps) => {
  const words = useExploreWords();
  const [keyword, setKeyword] = useState('');
  const { state } = usePageTripleEntities({
    current: 1,
    size: MOST,
    ...(keyword !== '' && { keyword }),
    ...(baseId !== undefined && { knowBaseId: baseId }),
  });
  const found = mapAsync(state, ({ list }) =>
    list.map(({ id, name, entityType }) => ({ value: id, label: name, title: entityType })),
  );
  return (
    <Field>
      <RemoteSelect
        aria-label={words.search}
        placeholder={words.searchHint}
        prefix={<SearchOutlined aria-hidden />}
        suffixIcon={null}
        allowClear
        style={filling}
        what={words.search}
        notFoundContent={words.nothingFound}
        found={found}
        known={entity === undefined ? [] : [{ value: entity.id, label: entity.name, title: entity.entityType }]}
        value={entity === undefined ? [] : [entity.id]}
        optionRender={renderOption}
        onSearch={setKeyword}
        onSelect={(_id, { value }) => onChoose(value)}
        onClear={() => onChoose(undefined)}
      />
    </Field>
  );
};
