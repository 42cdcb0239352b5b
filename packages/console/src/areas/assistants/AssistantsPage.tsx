export default function AssistantsPage() {
  return <p>AssistantsPage</p>;
}
