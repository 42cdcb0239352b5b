import { AskData } from './AskData.js';
import { useDataQueryWords } from './dataQueryWords.js';

/** Questions to any source. */
export default function DataQueryPage() {
  const words = useDataQueryWords();
  return <AskData title={words.ask} chooses />;
}
