// Health check of the container: exits with 0 if the shop on this machine can sell.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).catch((error) => error);
if (!(answer instanceof Response && answer.ok)) {
  console.error(answer instanceof Response ? await answer.text() : answer.message);
  process.exitCode = 1;
}
