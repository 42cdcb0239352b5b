import { ExportOutlined } from '@ant-design/icons';
import { type Document, modifyWebPage, pageSchedules, type WebPage } from '@console/api/contract';
import { useOffered } from '@console/api/hooks/useOffered';
import { useModifyWebPage } from '@console/api/hooks/webPages';
import { formatDateTime, lookUp } from '@console/base';
import { Status } from '@console/ui/states';
import { Button, Select } from 'antd';
import { useAction } from '../../actions/useAction.js';
import { isParsing } from './parsing.js';
import { useFetchAgain } from './useFetchAgain.js';
import { Address, Facts, Root } from './WebPageFacts.styles.js';
import { useWebPageWords } from './webPageWords.js';

export interface WebPageFactsProps {
  document: Pick<Document, 'id' | 'status'>;
  web: WebPage;
}

/** Where a document was fetched from, when, and how often it is fetched again. */
export const WebPageFacts = ({ document, web }: WebPageFactsProps) => {
  const words = useWebPageWords();
  const act = useAction();
  const modify = useModifyWebPage();
  const modifiable = useOffered(modifyWebPage);
  const fetchAgain = useFetchAgain();
  const { address, schedule, fetchedAt, failure, failedAt } = web;
  const { id } = document;
  // Whatever a server says, only a page of the web is opened.
  const isLink = /^https?:\/\//i.test(address);
  return (
    <Root aria-label={words.page}>
      <Facts>
        <strong>{words.page}</strong>
        {isLink ? (
          <Address href={address} target="_blank" rel="noopener noreferrer" title={words.opens(address)}>
            <span>{address}</span>
            <ExportOutlined aria-hidden />
          </Address>
        ) : (
          <span>{address}</span>
        )}
        <small>{words.fetched(formatDateTime(fetchedAt))}</small>
        <label>
          <span>{words.schedule}</span>
          <Select
            aria-label={words.schedule}
            size="small"
            value={schedule}
            disabled={!modifiable}
            loading={modify.running}
            popupMatchSelectWidth={false}
            options={pageSchedules.map((value) => ({ value, label: words.schedules[value] }))}
            onChange={(value) => {
              const chosen = pageSchedules.find((one) => one === value);
              if (chosen === undefined) return;
              void act({
                run: () => modify.run({ id, schedule: chosen }),
                done: words.saved(words.schedules[chosen]),
              });
            }}
          />
        </label>
        {fetchAgain.offered && (
          <Button
            size="small"
            disabled={isParsing(document)}
            loading={fetchAgain.running}
            onClick={() => void fetchAgain.run(document)}
          >
            {words.fetch}
          </Button>
        )}
      </Facts>
      {failure !== null && (
        <Status tone="error">
          {words.failed(failedAt === null ? '' : formatDateTime(failedAt), lookUp(words.failures, failure, failure))}
        </Status>
      )}
    </Root>
  );
};
