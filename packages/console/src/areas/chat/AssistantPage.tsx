export default function AssistantPage() {
  return <p>AssistantPage</p>;
}
