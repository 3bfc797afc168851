/** Colours and fonts in light mode. The sheet below inverts them in dark mode. */
export const paper = {
  ground: '#F5F1E8',
  card: '#FCFAF5',
  ink: '#0F1211',
  muted: '#575B55',
  line: '#D9D5CB',
  copper: '#9C4A22',
  fill: '#C9683A',
  heading: "Archivo, 'Helvetica Neue', Helvetica, Arial, sans-serif",
  sans: "'Instrument Sans', Helvetica, Arial, sans-serif",
  mono: "'Martian Mono', ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace",
} as const;

export const textStyle = {
  fontFamily: paper.sans,
  fontSize: '16px',
  lineHeight: '25px',
  color: paper.ink,
  margin: '0 0 12px',
};
export const mono = { fontFamily: paper.mono, fontSize: '12px', lineHeight: '19px', letterSpacing: '-0.1px' };
export const small = { ...mono, color: paper.muted, margin: '0' };
export const figure = {
  ...mono,
  fontSize: '14px',
  fontWeight: 500,
  color: paper.ink,
  whiteSpace: 'nowrap' as const,
};
export const link = { color: paper.ink, textDecoration: 'underline' };
export const heading = {
  fontFamily: paper.heading,
  fontWeight: 750,
  letterSpacing: '-0.5px',
  color: paper.ink,
};

/** Other styles are inline, for programs that ignore style sheets; only what needs a sheet is here. */
export const DARK_SHEET = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
h1,h2,.face{font-stretch:125%}
h1{text-wrap:balance}
.mono,.m{font-stretch:87.5%}
@media(max-width:500px){
.bg{padding:0 0 28px!important}
.card{padding:20px 20px 28px!important;border-width:0 0 1px!important}
.foot{padding:18px 20px 0!important}
h1{font-size:32px!important;line-height:33px!important}
.day{font-size:16px!important}
.half+.half{padding-left:14px!important}
.article tr{display:grid!important;grid-template-columns:104px 1fr}
.article td{display:block!important;width:auto!important}
.article td.said{grid-column:2}
.article td.said:first-child{grid-column:1/3}
.article td.sum{grid-column:2;text-align:left!important;padding:0 0 16px!important;margin-top:-10px}
.article td.said:first-child+.sum{grid-column:1/3}
.picture{width:88px!important;height:64px!important}
}
@media(prefers-color-scheme:dark){
.bg{background:#0F1211!important}
.card{background:#191D1B!important;border-color:#3A3F3B!important}
.t,.card p,.card h1,.card h2{color:#F5F1E8!important}
.m,.card .m{color:#A8A79C!important}
.l,.card hr{border-color:#3A3F3B!important}
.foot p,.foot h2,.foot a,summary{color:#A8A79C!important}
.foot a,summary{color:#F5F1E8!important}
.picture{filter:brightness(.92)}
.strong{border-color:#F5F1E8!important}
.c,.card .c{color:#E49977!important}
.button{color:#0F1211!important}
}`;
