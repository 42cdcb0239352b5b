export default function KnowledgePage() {
  return <p>KnowledgePage</p>;
}
