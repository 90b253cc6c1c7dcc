// A bot at an online table: joins with a token and takes options at random. Plain JavaScript, for Node 24.
//   TOKEN=… node examples/online-bot.js http://127.0.0.1:8080 <table> [deck]
// Its owner makes the token with POST /api/v1/tokens. What is sent and told is in /api/v1/openapi.json.
const [origin, table, deck = 'ventrue'] = process.argv.slice(2);
const token = process.env.TOKEN;
const at = `${origin}/api/v1/tables/${table}`;

async function ask(method, path, body) {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const response = await fetch(`${at}${path}`, { method, headers, body: body && JSON.stringify(body) });
  const said = await response.json();
  if (!response.ok && said.error !== 'seated' && said.error !== 'begun') throw new Error(said.error);
  return said;
}

// Does to a model what a patch says: sets, removes, and replaces items of lists, each by a path such as seats/2/pool.
function change(model, { set = {}, cut = [], splice = {} }) {
  const at = (path, run) => {
    const keys = path.split('/');
    const last = keys.pop();
    run(
      keys.reduce((inside, key) => inside[key], model),
      last,
    );
  };
  for (const path in set) at(path, (inside, key) => (inside[key] = set[path]));
  for (const path of cut) at(path, (inside, key) => delete inside[key]);
  for (const path in splice) at(path, (inside, key) => inside[key].splice(...splice[path]));
}

// Takes a chair, is ready, and waits for the game to begin.
await ask('POST', '/join', { deck });
await ask('PUT', '/ready', { isReady: true });
while (!(await ask('GET', '')).hasBegun) await new Promise((resolve) => setTimeout(resolve, 500));

function play() {
  const socket = new WebSocket(`${at.replace('http', 'ws')}/socket`);
  const send = (message) => socket.send(JSON.stringify(message));
  let model = null;
  let answered = null;
  let isOver = false;
  socket.onopen = () => send({ is: 'hello', version: 1, lang: 'en', token });
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.is === 'bye') console.log(`Goodbye: ${message.why}`);
    if (message.is === 'refused' && message.why === 'unavailable') answered = null;
    if (message.is === 'view') model = message.model;
    if (message.is === 'patch') change(model, message.model ?? {});
    isOver = model?.end != null;
    if (isOver) socket.close();
    const { id: question, options, pass } = model?.decision ?? {};
    if (isOver || question === undefined || question === answered) return;
    answered = question;
    const random = options[Math.floor(Math.random() * options.length)].id;
    const option = pass !== null && Math.random() < 0.7 ? pass : random;
    const deed = { is: 'answer', question, answer: { is: 'option', option, whatever: false } };
    send({ is: 'do', command: crypto.randomUUID(), deed });
  };
  // Whatever ends the connection, the table is still there.
  socket.onclose = () => (isOver ? console.log('The game is over.') : setTimeout(play, 1000));
}
play();
