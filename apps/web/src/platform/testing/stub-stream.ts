/** A stream of the server that sends what the test wants; each connection begins with the same state. */
export function stubStream(first: () => object) {
  let controller: ReadableStreamDefaultController
  const say = (state: object) =>
    controller.enqueue(new TextEncoder().encode(`event: state\ndata: ${JSON.stringify(state)}\n\n`))
  const open = () => {
    const start = (opened: ReadableStreamDefaultController) => {
      controller = opened
      say(first())
    }
    return new Response(new ReadableStream({ start }), { headers: { 'content-type': 'text/event-stream' } })
  }
  return { open, say }
}
