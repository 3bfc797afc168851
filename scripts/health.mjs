// Ends well where the shop on this machine can sell: the health check of the container.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).catch((error) => error);
if (!(answer instanceof Response && answer.ok)) {
  console.error(answer instanceof Response ? await answer.text() : answer.message);
  process.exitCode = 1;
}
