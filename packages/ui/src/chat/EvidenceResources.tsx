import { DownloadOutlined, FileOutlined } from '@ant-design/icons';
import { formatBytes } from '@console/base';
import { useWords } from '../locale/useWords.js';
import { ResourceFile, ResourceList } from './Evidence.styles.js';
import type { EvidenceProps } from './EvidenceBody.js';
import { chatWords } from './locale.js';
import type { ChatResource } from './types.js';

interface FileProps {
  resource: ChatResource;
  onDownload: EvidenceProps['onDownload'];
}

const File = ({ resource, onDownload }: FileProps) => {
  const words = useWords(chatWords);
  const { name, size } = resource;
  const said = (
    <>
      <FileOutlined aria-hidden />
      <b title={name}>{name}</b>
      <small>{formatBytes(size)}</small>
    </>
  );
  if (onDownload === undefined) return <ResourceFile as="div">{said}</ResourceFile>;
  return (
    <ResourceFile type="button" onClick={() => onDownload(resource)}>
      {said}
      <DownloadOutlined aria-label={words.download} />
    </ResourceFile>
  );
};

interface EvidenceResourcesProps extends Pick<EvidenceProps, 'renderPicture' | 'onDownload'> {
  resources: readonly ChatResource[];
}

/** What comes with a passage: pictures as such, files to be downloaded. */
export const EvidenceResources = ({ resources, renderPicture, onDownload }: EvidenceResourcesProps) => {
  const words = useWords(chatWords);
  return (
    <ResourceList aria-label={words.resources}>
      {resources.map((resource) => (
        <li key={resource.id}>
          {renderPicture !== undefined && resource.type.startsWith('image/') ? (
            renderPicture(resource)
          ) : (
            <File resource={resource} onDownload={onDownload} />
          )}
        </li>
      ))}
    </ResourceList>
  );
};
