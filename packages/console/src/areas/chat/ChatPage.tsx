export default function ChatPage() {
  return <p>ChatPage</p>;
}
