import { FileImageOutlined } from '@ant-design/icons';
import { use, useState } from 'react';
import { useOfBrowser } from '../hydrated/useHydrated.js';
import { useWords } from '../locale/useWords.js';
import { markdownWords } from './locale.js';
import { AnswerContext } from './context.js';
import { Link } from './Link.js';
import { foreignImage, safeImage } from './links.js';

export interface PictureProps {
  /** Its address. One of another origin waits for the reader. */
  src: string;
  /** What it shows, for who does not see it. */
  alt: string;
}

const readPage = () => document.baseURI;

/** An image. One of another origin is only loaded after a click, for its host then learns who reads. */
export const Picture = ({ src, alt }: PictureProps) => {
  const words = useWords(markdownWords);
  const { loadsImage } = use(AnswerContext);
  const [asked, setAsked] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);

  const page = useOfBrowser(readPage);
  const own = page === null ? null : safeImage(src, page);
  const foreign = page === null || own !== null ? null : foreignImage(src, page);
  const address = own ?? foreign?.href ?? null;
  if (address === null) return alt === '' ? words.picture : alt;
  const name = alt === '' ? words.picture : alt;
  if (failed === address) {
    return (
      <span className="answer-picture">
        <FileImageOutlined aria-hidden />
        <span>
          {words.pictureFailed(name)}{' '}
          <Link href={address} words="">
            {words.openPicture}
          </Link>
        </span>
      </span>
    );
  }
  if (foreign === null || asked === address || loadsImage?.(foreign) === true) {
    return (
      <img src={address} alt={alt} loading="lazy" referrerPolicy="no-referrer" onError={() => setFailed(address)} />
    );
  }
  return (
    <button type="button" className="answer-picture" onClick={() => setAsked(address)}>
      <FileImageOutlined aria-hidden />
      <span>
        {words.loadPicture(name)}{' '}
        <bdi className="answer-host" dir="ltr">
          {foreign.host}
        </bdi>
      </span>
    </button>
  );
};
