export default function ChunksPage() {
  return <p>ChunksPage</p>;
}
