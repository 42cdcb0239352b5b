import { type DocumentDetail, labelDocuments } from '@console/api/contract';
import { useLabelDocuments } from '@console/api/hooks/labels';
import { styled } from 'styled-components';
import { OwnLabels } from '../../pickers/labels/OwnLabels.js';
import { usePermitted } from '../../session/usePermitted.js';

const Root = styled.div`
  flex: none;
  padding: 0 24px 8px;
  font-size: 13px;
  line-height: 22px;
  color: ${(p) => p.theme.text2};

  &:empty {
    display: none;
  }

  @media (max-width: 767px) {
    padding: 10px 16px 0;
  }
`;

/** The labels that hang on a document, chosen by whoever may change its base. */
export const DocumentLabels = ({
  document: { id, labels = [] },
}: {
  document: Pick<DocumentDetail, 'id' | 'labels'>;
}) => {
  const label = useLabelDocuments();
  const changeable = usePermitted(labelDocuments);
  return (
    <Root>
      <OwnLabels
        name={`document ${id}`}
        id={id}
        labels={labels}
        changeable={changeable}
        run={(change) => label.run(change, { quiet: true })}
      />
    </Root>
  );
};
