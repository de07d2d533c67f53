/** The exponent b of y = a · xᵇ by least squares on logarithms: 1 for linear growth. */
export function exponent(xs, ys) {
  const [u, v] = [xs.map(Math.log), ys.map(Math.log)];
  const mean = (list) => list.reduce((sum, x) => sum + x, 0) / list.length;
  const [mu, mv] = [mean(u), mean(v)];
  const covariance = mean(u.map((x, i) => (x - mu) * (v[i] - mv)));
  return covariance / mean(u.map((x) => (x - mu) ** 2));
}
