import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { families } from '../../../../src/report/vocabulary.ts';

type Rgb = readonly [number, number, number];

const sheet = readFileSync(new URL('../../../../src/web/styles/theme.css', import.meta.url), 'utf8');
const themes = ['light', 'dark'] as const;

/** A custom property of the page in a theme, as linear light. */
function colour(name: string, theme: (typeof themes)[number]): Rgb {
  const found = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(sheet);
  if (found === null) throw new Error(`--${name} is not in theme.css`);
  const hex = found[theme === 'light' ? 1 : 2];
  const [r, g, b] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return [r, g, b];
}

const times = (matrix: readonly Rgb[], [r, g, b]: Rgb): Rgb =>
  matrix.map((row) => row[0] * r + row[1] * g + row[2] * b) as unknown as Rgb;

const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** WCAG 2.2, contrast ratio. */
function contrast(one: Rgb, other: Rgb): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Machado, Oliveira & Fernandes (2009), severity 1. */
const sights: readonly (readonly Rgb[])[] = [
  [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
];

/** Ottosson (2020), OKLab. */
function okLab(linear: Rgb): Rgb {
  const lms = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    linear.map((value) => Math.min(1, Math.max(0, value))) as unknown as Rgb,
  ).map(Math.cbrt) as unknown as Rgb;
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    lms,
  );
}

const distance = (one: Rgb, other: Rgb, sight: readonly Rgb[]) =>
  100 * Math.hypot(...okLab(times(sight, one)).map((value, i) => value - okLab(times(sight, other))[i]));

/** The least distance of different colours of two lists, for each sight. */
const least = (some: readonly Rgb[], others: readonly Rgb[]) =>
  sights.map((sight) =>
    Math.min(...some.flatMap((a) => others.filter((b) => a !== b).map((b) => distance(a, b, sight)))),
  );

const entities = Array.from({ length: 8 }, (_, i) => `c${i}`);
const errors = families.slice(0, 3);

it.each(themes)('keeps families and entities apart for four kinds of sight (%s)', (theme) => {
  const [ofErrors, ofEntities] = [errors, entities].map((names) => names.map((name) => colour(name, theme)));
  const limits = {
    light: { errors: [18, 17, 10, 12], across: [14, 8, 7.5, 6.5], entities: [12, 9.5, 9.5, 7] },
    dark: { errors: [24, 22, 19, 20.5], across: [15, 8.5, 8.5, 8.5], entities: [13, 10.5, 9.5, 7] },
  }[theme];
  const check = (found: readonly number[], atLeast: readonly number[]) => {
    for (const [sight, value] of found.entries())
      expect(value, `sight ${sight}`).toBeGreaterThan(atLeast[sight]);
  };
  check(least(ofErrors, ofErrors), limits.errors);
  check(least(ofErrors, ofEntities), limits.across);
  check(least(ofEntities, ofEntities), limits.entities);
});

it.each(themes)('has contrast on the background, on panels and for signs (%s)', (theme) => {
  const [background, panel, onFamily] = ['bg', 'panel', 'on-family'].map((name) => colour(name, theme));
  for (const name of families) {
    expect(contrast(colour(name, theme), background), name).toBeGreaterThan(4.5);
    expect(contrast(colour(name, theme), panel), name).toBeGreaterThan(4.5);
    expect(contrast(colour(name, theme), onFamily), name).toBeGreaterThan(4.5);
  }
  for (const name of entities) {
    expect(contrast(colour(name, theme), background), name).toBeGreaterThan(3);
    expect(contrast(colour(name, theme), panel), name).toBeGreaterThan(3);
  }
});

it.each(themes)('has readable numbers on all heat steps (%s)', (theme) => {
  const [ink, onFamily] = ['ink', 'on-family'].map((name) => colour(name, theme));
  for (let step = 0; step < 8; step++)
    expect(contrast(colour(`h${step}`, theme), step < 5 ? ink : onFamily), `step ${step}`).toBeGreaterThan(
      4.5,
    );
});
