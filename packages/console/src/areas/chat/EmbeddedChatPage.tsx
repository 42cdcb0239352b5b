export default function EmbeddedChatPage() {
  return <p>EmbeddedChatPage</p>;
}
