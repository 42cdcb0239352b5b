import { MenuUnfoldOutlined } from '@ant-design/icons';
import type { KnowledgeBase } from '@console/api/contract';
import { IconButton } from '@console/ui/button';
import { SideDrawer } from '@console/ui/dialog';
import { Segments } from '@console/ui/segments';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useIsMobile } from '../../../state/device.js';
import { useBaseTreeWords } from './baseTreeWords.js';
import { BaseTreePane } from './BaseTreePane.js';
import { useOpenNode } from './useOpenNode.js';

const Bar = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  padding: 8px 16px 0 8px;
`;

/** The drawer is narrow already: the tree fills it. */
const Filled = styled.div`
  display: flex;
  flex-direction: column;
  height: calc(100% + 40px);
  margin: -20px -24px;
`;

export interface BaseSwitchProps {
  baseId: string;
  node: 'documents' | 'faq';
  base?: KnowledgeBase;
}

/** On a phone, where no tree stands beside the page: documents or FAQ of this base, and the tree in a drawer. */
export const BaseSwitch = ({ baseId, node, base }: BaseSwitchProps) => {
  const words = useBaseTreeWords();
  const isMobile = useIsMobile();
  const [current, open] = useOpenNode();
  const [shown, setShown] = useState(false);
  if (!isMobile) return null;
  const option = (value: 'documents' | 'faq', count: number | undefined) => ({
    value,
    label: count === undefined ? words[value] : `${words[value]} ${count}`,
  });
  return (
    <Bar>
      <IconButton label={words.open} icon={<MenuUnfoldOutlined />} onClick={() => setShown(true)} />
      <Segments
        label={words.node}
        options={[option('documents', base?.documentCount), option('faq', base?.faqCount)]}
        value={node}
        onChange={(kind) => open({ kind, base: baseId })}
      />
      <SideDrawer open={shown} title={words.open} onClose={() => setShown(false)}>
        <Filled>
          <BaseTreePane
            current={current}
            onOpen={(next) => {
              setShown(false);
              open(next);
            }}
          />
        </Filled>
      </SideDrawer>
    </Bar>
  );
};
